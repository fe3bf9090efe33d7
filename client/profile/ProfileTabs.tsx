import { TabLinks } from '../ui/TabLinks.tsx';

export const ProfileTabs = () => (
  <TabLinks
    label="Din profil"
    tabs={[
      { to: '/profile', title: 'Loginoplysninger' },
      { to: '/profile/notifikationer', title: 'Notifikationer' },
    ]}
  />
);
