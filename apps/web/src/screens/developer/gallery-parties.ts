import type { PartyOption } from '../../ui/party-picker/party-picker.tsx';

/** Sample people for components. */
export const galleryParties: readonly PartyOption[] = [
  { id: '1', name: 'Maya Ruiz', kind: 'USER', detail: 'maya@example.com' },
  { id: '2', name: 'Ken Ito', kind: 'USER', detail: 'ken@example.com' },
  { id: '3', name: 'Finance leads', kind: 'TEAM' },
  { id: '4', name: 'Release lead', kind: 'ROLE' },
  { id: '5', name: 'สมชาย ใจดี', kind: 'USER', detail: 'somchai@example.com' },
  { id: '6', name: '王小明', kind: 'USER', detail: 'wang@example.com' },
];
