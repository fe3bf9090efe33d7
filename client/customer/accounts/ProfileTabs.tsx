import { TabLinks } from '../../ui/TabLinks.tsx';

export const ProfileTabs = () => (
  <TabLinks
    label="Din profil"
    tabs={[
      { to: '/profile', title: 'Loginoplysninger' },
      { to: '/profile/sikkerhed', title: 'Sikkerhed' },
      { to: '/profile/notifikationer', title: 'Notifikationer' },
      { to: '/profile/data', title: 'Mine data' },
    ]}
  />
);
