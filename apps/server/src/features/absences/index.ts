export { absenceHandlers } from './absences.handlers.ts';
