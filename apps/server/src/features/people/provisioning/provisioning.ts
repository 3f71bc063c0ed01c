export { deleteGroup as deprovisionTeam } from '../groups.ts';
export { provisionTeam, reprovisionTeam, type TeamChange } from './provision-team.ts';
export {
  deprovisionUser,
  directoryUserOf,
  provisioner,
  provisionUser,
  reprovisionUser,
} from './provision-user.ts';
export type { DirectoryUser } from './provisioned-user.ts';
export {
  provisionedTeam,
  provisionedTeams,
  provisionedUser,
  provisionedUsers,
  type ProvisionedRow,
  type ProvisionedTeam,
  type SqlCondition,
} from './provisioning.queries.ts';
