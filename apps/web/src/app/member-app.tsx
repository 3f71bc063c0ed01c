import { Suspense, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { whenUnauthenticated } from '../lib/api/graphql-request.ts';
import { createRelayEnvironment } from '../lib/api/relay-environment.ts';
import { leaveSession } from '../lib/session/leave-session.ts';
import { FloatingFrame } from '../ui/floating-frame/floating-frame.tsx';
import { BootBoundary } from './boot-boundary.tsx';
import { BootScreen } from './boot-screen.tsx';
import { MemberSession } from './member-session.tsx';

const environment = createRelayEnvironment();
whenUnauthenticated(leaveSession);

/** The application for a signed-in person. */
export function MemberApp(): ReactNode {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <FloatingFrame>
        <BootBoundary>
          <Suspense fallback={<BootScreen />}>
            <MemberSession />
          </Suspense>
        </BootBoundary>
      </FloatingFrame>
    </RelayEnvironmentProvider>
  );
}
