import { permissionColumns, permissionTable } from '@baton/domain/access/permission-table';
import {
  workflowPermissionColumns,
  workflowPermissionTable,
} from '@baton/domain/access/workflow-permission-table';
import { Link } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './permission-table.module.css';

const columnText = {
  ADMIN: 'people.administrator',
  CREATOR: 'permissions.CREATOR',
  PUBLISHER: 'permissions.PUBLISHER',
  PEOPLE_ADMIN: 'permissions.PEOPLE_ADMIN',
  INTEGRATION_ADMIN: 'permissions.INTEGRATION_ADMIN',
  INVITER: 'permissions.INVITER',
  INTERNAL: 'people.internal',
  LIMITED: 'people.limited',
  EXTERNAL: 'people.external',
  OWNER: 'permissions.OWNER',
  EDITOR: 'permissions.EDITOR',
  VIEWER: 'permissions.VIEWER',
  ASSIGNEE: 'permissions.ASSIGNEE',
  APPROVER: 'permissions.APPROVER',
  WATCHER: 'permissions.WATCHER',
  EXTERNAL_ASSIGNEE: 'permissions.EXTERNAL_ASSIGNEE',
  OTHER: 'permissions.OTHER',
} as const;
type Column = keyof typeof columnText;

interface Row {
  readonly group:
    | ReturnType<typeof permissionTable>[number]['group']
    | ReturnType<typeof workflowPermissionTable>[number]['group'];
  readonly action:
    | ReturnType<typeof permissionTable>[number]['action']
    | ReturnType<typeof workflowPermissionTable>[number]['action'];
  readonly allowed: readonly Column[];
}

/** What people can do in the workspace and in a workflow, from the rules that decide it. */
export function PermissionTable(): ReactNode {
  const t = useText();
  return (
    <div className={classes.root}>
      <p className={classes.about}>{t('permissions.about')}</p>
      <p className={classes.about}>
        <Link to="/people" search={{ tab: 'roles' }}>
          {t('people.roles')}
        </Link>
      </p>
      <Grid
        label={t('permissions.inWorkspace')}
        columns={permissionColumns}
        rows={permissionTable()}
      />
      <h2 className={classes.title}>{t('permissions.inWorkflow')}</h2>
      <p className={classes.about}>{t('permissions.aboutWorkflow')}</p>
      <Grid
        label={t('permissions.inWorkflow')}
        columns={workflowPermissionColumns}
        rows={workflowPermissionTable()}
      />
    </div>
  );
}

interface GridProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

function Grid({ label, columns, rows }: GridProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.action')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(columnText[column])}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(rows, ({ group }) => group)].map(([group, members]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {t(`permissions.group.${group}`)}
              </th>
            </tr>
            {members.map((row) => (
              <GridRow key={row.action} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface GridRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
}

function GridRow({ row: { action, allowed }, columns }: GridRowProps): ReactNode {
  const t = useText();
  return (
    <tr>
      <th scope="row">{t(`permissions.may.${action}`)}</th>
      {columns.map((column) => {
        const isAllowed = allowed.includes(column);
        return (
          <td key={column} data-allowed={isAllowed || undefined}>
            {isAllowed ? (
              <Check size={15} aria-hidden="true" />
            ) : (
              <Minus size={13} aria-hidden="true" />
            )}
            <span className="visually-hidden">
              {t(isAllowed ? 'permissions.yes' : 'permissions.no')}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
