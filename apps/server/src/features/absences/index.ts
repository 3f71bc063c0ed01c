export { absenceHandlers } from './absences.handlers.ts';
export { ownAbsences } from './absences.queries.ts';
