import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCreateSession } from '#web/features/discovery/discovery.api.ts';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { leaveOrSay } from '#web/features/identity/sign-out-button.tsx';
import { useSwitchTo } from '#web/features/identity/switch-organization.ts';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { chooseTheme } from '#web/lib/theme.ts';
import { paths } from '#web/paths.ts';
import type { Command } from './choose-commands.ts';
import { openPalette } from './palette-state.ts';
import { useNewBrief } from './use-new-brief.ts';

const screens = [
  { to: paths.dashboard, text: 'Dashboard', also: 'home briefs sessions', keys: ['G', 'D'] },
  { to: paths.content, text: 'Content Management', also: 'documents web pages videos upload', keys: ['G', 'C'] },
  { to: paths.solutions, text: 'Solutions', also: 'products prices' },
  { to: paths.profile, text: 'Profile', also: 'settings name password two-factor photo', keys: ['G', 'S'] },
  { to: paths.apiKeys, text: 'API keys', also: 'settings token programs' },
  { to: paths.company, text: 'Company', also: 'settings logo website industry brand' },
  { to: paths.team, text: 'Team', also: 'settings members invite people' },
  { to: paths.imports, text: 'Import', also: 'settings csv file prospects' },
  { to: paths.trash, text: 'Trash', also: 'settings deleted restore' },
  { to: paths.billing, text: 'Billing', also: 'plan seats invoices usage subscription', keys: ['G', 'B'] },
  { to: paths.coachCards, text: 'Coach cards', also: 'settings objections', admin: true },
  { to: paths.frames, text: 'Qualification frames', also: 'settings meddicc bant own', admin: true },
  { to: paths.capture, text: 'Call capture', also: 'settings microphone transcription', admin: true },
  { to: paths.templates, text: 'Proposal templates', also: 'settings legal cover order', admin: true },
  { to: paths.model, text: 'Agents and model', also: 'settings language tokens key limit cost provider', admin: true },
  { to: paths.signInDomains, text: 'Sign-in', also: 'settings domain hosted', admin: true, hosted: true },
  { to: paths.numbers, text: 'Numbers', also: 'settings charts usage statistics csv', admin: true },
  { to: paths.auditLog, text: 'Audit log', also: 'settings history', admin: true },
  { to: paths.data, text: 'Data export', also: 'settings everything zip', admin: true },
  { to: paths.webhooks, text: 'Webhooks', also: 'settings notify crm events', admin: true },
  { to: paths.testClient, text: 'Test client', also: 'try every call api' },
  { to: paths.components, text: 'Components', also: 'test client design system', admin: true },
] as const;

/** Returns every command available to the user. */
export function useCommands(): Command[] {
  const { membership, memberships } = useMember();
  const navigate = useNavigate();
  const newBrief = useNewBrief();
  const create = useCreateSession();
  const hosted = useConfiguration().data?.hostedSignIn === true;
  const switchTo = useSwitchTo();
  const [idFor] = useState(requestIdKeeper);
  const newSession = () => {
    // The palette is closed by then, so the next step depends on the promise, not the component.
    create.mutateAsync({ requestId: idFor('command') }).then(
      ({ sessionId }) => navigate({ to: paths.dashboard, search: { session: sessionId, view: 'prospect' } }),
      (error: unknown) => {
        showToast({ title: 'Session not started', description: messageOf(error), tone: 'destructive' });
      },
    );
  };
  return [
    { key: 'brief', group: 'Do', text: 'Prepare for a meeting', also: 'new brief prep', keys: ['N'], run: newBrief },
    { key: 'session', group: 'Do', text: 'Start a discovery session', also: 'new call', run: newSession },
    {
      key: 'shortcuts',
      group: 'Do',
      text: 'Show keyboard shortcuts',
      also: 'keys help',
      keys: ['?'],
      run: () => {
        openPalette('shortcuts');
      },
    },
    ...screens
      .filter(
        (screen) => (!('admin' in screen) || membership.role === 'org:admin') && (!('hosted' in screen) || hosted),
      )
      .map(({ to, ...screen }): Command => ({
        ...screen,
        key: to,
        group: 'Go to',
        run: () => {
          void navigate({ to });
        },
      })),
    ...memberships
      .filter(({ clerkOrgId }) => clerkOrgId !== membership.clerkOrgId)
      .map(({ clerkOrgId, name }): Command => ({
        key: clerkOrgId,
        group: 'Switch to',
        text: name,
        also: 'switch organization',
        run: () => {
          switchTo({ clerkOrgId, name });
        },
      })),
    ...(['paper', 'ink', 'system'] as const).map((theme): Command => ({
      key: theme,
      group: 'Theme',
      text: { paper: 'Light theme', ink: 'Dark theme', system: 'Theme of this device' }[theme],
      also: 'appearance mode switch',
      run: () => {
        chooseTheme(theme);
      },
    })),
    { key: 'sign-out', group: 'Do', text: 'Sign out', also: 'log leave', run: leaveOrSay },
  ];
}
