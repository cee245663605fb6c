import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { z } from 'zod';
import { defaultInstance } from '#contract/company.ts';
import { roleSchema, type Role } from '#contract/identity.ts';
import { inBrowser } from '#web/lib/storage/browser-storage.ts';

export const wizardSteps = ['WELCOME', 'COMPANY_SETUP', 'SUBSCRIPTION_SETUP', 'ADD_TEAM', 'SUMMARY'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export interface InvitedMember {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** Set after sending: whether the invitation was sent, and why not. */
  sent?: boolean | undefined;
  reason?: string | undefined;
}

export interface StripeInfo {
  productName: string;
  quantity: number;
  /** In US dollars; null: not stated. */
  amount: number | null;
  currency: string;
  customer_email: string;
}

export interface WizardState {
  isOpen: boolean;
  isOnboarded: boolean;
  isHydrated: boolean;
  currentStep: WizardStep;
  orgName: string;
  clerkOrgId: string;
  clientId: string;
  user: {
    firstName: string;
    lastName: string;
    email: string;
    clerkUserId: string;
    clerkOrgMemId: string;
    role: Role;
    instance: string;
  };
  stripeInfo: StripeInfo | null;
  subscriptionSessionId: string;
  redirectedFromSubscription: boolean;
  seatCount: number;
  solutions: { name: string; description: string }[];
  members: InvitedMember[];
}

const fresh: WizardState = {
  isOpen: false,
  isOnboarded: false,
  isHydrated: false,
  currentStep: 'WELCOME',
  orgName: '',
  clerkOrgId: '',
  clientId: '',
  user: {
    firstName: '',
    lastName: '',
    email: '',
    clerkUserId: '',
    clerkOrgMemId: '',
    role: 'org:admin',
    instance: defaultInstance,
  },
  stripeInfo: null,
  subscriptionSessionId: '',
  redirectedFromSubscription: false,
  seatCount: 1,
  solutions: [],
  members: [],
};

const text = z.string();
const storedSchema = z
  .object({
    isOpen: z.boolean(),
    isOnboarded: z.boolean(),
    currentStep: z.enum(wizardSteps),
    orgName: text,
    clerkOrgId: text,
    clientId: text,
    user: z.object({
      firstName: text,
      lastName: text,
      email: text,
      clerkUserId: text,
      clerkOrgMemId: text,
      role: roleSchema,
      instance: text,
    }),
    stripeInfo: z
      .object({
        productName: text,
        quantity: z.number(),
        amount: z.number().nullable(),
        currency: text,
        customer_email: text,
      })
      .nullable(),
    subscriptionSessionId: text,
    redirectedFromSubscription: z.boolean(),
    seatCount: z.number(),
    solutions: z.array(z.object({ name: text, description: text })),
    members: z.array(
      z.object({
        firstName: text,
        lastName: text,
        email: text,
        role: roleSchema,
        sent: z.boolean().optional(),
        reason: text.optional(),
      }),
    ),
  })
  .partial();

/** Returns the valid part of stored data; null if it is damaged and discarded. */
export function readStoredWizard(stored: unknown): Partial<WizardState> | null {
  const read = storedSchema.safeParse(stored);
  if (!read.success) return null;
  // Drops absent fields, so that they don't overwrite defaults.
  return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
}

/** If the browser stores nothing, the wizard continues from what the server knows. */
const whereItIsKept = createJSONStorage(() => ({
  getItem: inBrowser.read,
  setItem: (name, value) => {
    inBrowser.write(name, value);
  },
  removeItem: inBrowser.drop,
}));

/**
 * The wizard as stored in the browser: a cache of the server's state, and the only source of the step.
 * A stored `isHydrated` is ignored (decision A73); damaged data starts fresh.
 */
export const useWizard = create<WizardState>()(
  persist(() => fresh, {
    name: 'new-onboarding-store',
    storage: whereItIsKept,
    version: 1,
    merge: (stored, current) => ({ ...current, ...readStoredWizard(stored ?? {}), isHydrated: false }),
    onRehydrateStorage: () => () => {
      queueMicrotask(() => {
        useWizard.setState({ isHydrated: true });
      });
    },
  }),
);

export interface OlderData {
  firstName: string;
  lastName: string;
  email: string;
  companyName: string;
  clerkUserId: string;
  clientId: string;
  userID: string;
  website: string;
  industry: string;
  invitedMembers: { email: string; status: 'pending'; invitedAt: number }[];
  clerkOrgId: string;
  subscription: { plan: string; status: string; stripeSubscriptionId: string } | null;
}

const freshData: OlderData = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  clerkUserId: '',
  clientId: '',
  userID: '',
  website: '',
  industry: '',
  invitedMembers: [],
  clerkOrgId: '',
  subscription: null,
};

const mirrorSchema = z.object({ data: z.looseObject({ invitedMembers: z.array(z.unknown()) }) });

/** The older store: a mirror, written by the wizard and reset with it. Nothing reads it. */
const useOlderData = create<{ data: OlderData }>()(
  persist(() => ({ data: freshData }), {
    name: 'onboarding-storage',
    storage: whereItIsKept,
    version: 1,
    merge: (stored, current) =>
      mirrorSchema.safeParse(stored).success ? { ...current, ...(stored as object) } : current,
  }),
);

export function mirror(change: Partial<OlderData>): void {
  useOlderData.setState(({ data }) => ({ data: { ...data, ...change } }));
}

export function setWizard(change: Partial<WizardState>): void {
  useWizard.setState(change);
}

/** Resets the wizard, with nothing left of the organization. */
export function clearWizard(): void {
  useWizard.setState({ ...fresh, isHydrated: true });
  useOlderData.setState({ data: freshData });
}

/** Resets the wizard and drops the record that this browser's person is onboarded. */
export function forgetOnboarding(): void {
  inBrowser.drop('user-onboarded');
  clearWizard();
}

/** Ends the wizard: clears every field but keeps the onboarded flag (decision A70). */
export function finishWizard(): void {
  clearWizard();
  useWizard.setState({ isOnboarded: true });
  inBrowser.write('user-onboarded', 'true');
}

/** Returns whether the wizard is past company details and not finished (decision A39). */
export function isWizardInProgress({ currentStep }: Pick<WizardState, 'currentStep'>): boolean {
  return wizardSteps.indexOf(currentStep) > wizardSteps.indexOf('COMPANY_SETUP');
}
