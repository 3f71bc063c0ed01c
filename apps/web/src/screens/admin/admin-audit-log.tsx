import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuditLog } from '../../features/audit/audit-log.tsx';

/** The audit log of the workspace. The address has the filters. */
export function AdminAuditLog(): ReactNode {
  const navigate = useNavigate();
  const { type, action, person, from, to } = useSearch({ strict: false });
  return (
    <AuditLog
      search={{ type, action, person, from, to }}
      onSearch={(search) =>
        void navigate({ to: '/admin', search: { tab: 'audit-log', ...search }, replace: true })
      }
    />
  );
}
