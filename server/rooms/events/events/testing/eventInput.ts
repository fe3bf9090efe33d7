/** A valid physical event in June, when Copenhagen has summer time. */
export const eventInput = (changes: object = {}) => ({
  title: 'Zendesk for begyndere',
  description: '<p>Kom godt <strong>i gang</strong></p>',
  type: 'WORKSHOP',
  date: '2099-06-15',
  startTime: '09:00',
  endTime: '12:30',
  isOnline: false,
  location: 'Havnegade 12, Aarhus',
  capacity: 20,
  price: null,
  isPublic: false,
  status: 'PUBLISHED',
  ...changes,
});
