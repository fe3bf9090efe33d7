/** The columns that the rows of logged work share. */
export const loggedWorkColumns = () => ({
  worked_on: '2026-11-01',
  minutes: 30,
  description: 'Opsætning',
  logged_by: 'Sofie',
  created_at: new Date(),
});
