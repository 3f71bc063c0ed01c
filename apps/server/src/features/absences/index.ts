export { absenceHandlers } from './absences.handlers.ts';
export { absencesInWorkflows, ownAbsences, type NamedAbsence } from './absences.queries.ts';
