import * as invitations from '#contract/invitations.ts';
import * as members from '#contract/members.ts';
import * as notifications from '#contract/notification-settings.ts';
import * as contract from '#contract/team.ts';
import { route, type Route } from '#server/platform/http.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addMultiUser } from './add-multi-user.ts';
import { changeNotificationSettings } from './change-notification-settings.ts';
import { changeRole } from './change-role.ts';
import { findClientUser } from './find-client-user.ts';
import { leaveOrganization } from './leave-organization.ts';
import { lookUpClient } from './look-up-client.ts';
import { listClientUsers } from './list-client-users.ts';
import { listOrgMembers } from './list-org-members.ts';
import { readInvitation } from './read-invitation.ts';
import { readInvitationLink } from './read-invitation-link.ts';
import { readNotificationSettings } from './read-notification-settings.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { updateUserRecord } from './update-user-record.ts';

export const teamRoutes: Route[] = [
  route(members.getOrgMembers, listOrgMembers),
  route(members.fetchByClerkIds, findClientUser),
  route(members.lookUpClient, lookUpClient),
  route(members.fetchUsersByClient, listClientUsers),
  route(members.updateUser, updateUserRecord),
  route(notifications.readNotificationSettings, (ctx) => readNotificationSettings(ctx)),
  route(notifications.changeNotificationSettings, changeNotificationSettings),
  route(contract.readTeam, readTeam),
  route(contract.addMultiUser, addMultiUser),
  route(contract.resendInvitation, resendInvitation),
  route(contract.revokeInvitation, revokeInvitation),
  route(contract.readInvitationLink, readInvitationLink),
  route(contract.changeRole, changeRole),
  route(contract.removeMember, removeMember),
  route(contract.leaveOrganization, leaveOrganization),
  route(invitations.readInvitation, readInvitation),
  route(invitations.acceptInvitation, acceptInvitation),
];
