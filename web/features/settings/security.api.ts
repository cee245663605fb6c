import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSignIns, revokeOtherSignIns, revokeSignIn } from '#contract/identity.ts';
import { useReadSessionAgain } from '#web/features/identity/identity.api.ts';
import { getAuth, postAuth } from '#web/lib/auth-requests.ts';
import { isRecord } from '#web/lib/call-wire.ts';
import { call } from '#web/lib/client.ts';
import { addPasskey } from '#web/lib/passkeys.ts';

// The person's own data, so its key is outside every organization's.
const signInsKey = ['no organization', 'sign-ins'];
const passkeysKey = ['no organization', 'passkeys'];

export function useSignIns() {
  return useQuery({
    queryKey: signInsKey,
    queryFn: ({ signal }) => call(listSignIns, {}, { signal }),
    select: ({ signIns }) => signIns,
    staleTime: 0,
  });
}

/** Signs out one device; null: all others. */
export function useRevokeSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      if (id === null) await call(revokeOtherSignIns, {});
      else await call(revokeSignIn, { id });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: signInsKey }),
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (input: { currentPassword: string; newPassword: string }) => {
      await postAuth('change-password', { ...input, revokeOtherSessions: true });
      await again();
      await queries.invalidateQueries({ queryKey: signInsKey });
    },
  });
}

export interface Proof {
  kind: 'password' | 'code';
  value: string;
}

/** Confirms the user's identity, which allows security changes for a few minutes. Null: relies on a recent sign-in. */
export async function confirmIdentity(proof: Proof | null): Promise<void> {
  if (proof !== null) await postAuth('confirm-identity', { [proof.kind]: proof.value });
}

/** Starts the setup: sign-in asks for a code only after the first one was entered. */
export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: async (password: string) => {
      const { totpURI, backupCodes } = await postAuth('two-factor/enable', password === '' ? {} : { password });
      return { uri: String(totpURI), backupCodes: Array.isArray(backupCodes) ? backupCodes.map(String) : [] };
    },
  });
}

export function useConfirmSecondFactor() {
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (code: string) => {
      await postAuth('two-factor/verify-totp', { code: code.replace(/\s/g, '') });
      await again();
    },
  });
}

export function useEndSecondFactor() {
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (password: string) => {
      await postAuth('two-factor/disable', password === '' ? {} : { password });
      await again();
    },
  });
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: string | null;
}

function toPasskey(value: unknown): Passkey[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return [];
  const { id, name, createdAt } = value;
  return [
    {
      id,
      name: typeof name === 'string' && name !== '' ? name : 'Passkey',
      createdAt: typeof createdAt === 'string' ? createdAt : null,
    },
  ];
}

export function usePasskeys() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async () => {
      const answer = await getAuth('passkey/list-user-passkeys');
      return Array.isArray(answer) ? answer.flatMap(toPasskey) : [];
    },
  });
}

export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, proof }: { name: string; proof: Proof | null }) => {
      await confirmIdentity(proof);
      await addPasskey(name);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function useDeletePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, proof }: { id: string; proof: Proof | null }) => {
      await confirmIdentity(proof);
      await postAuth('passkey/delete-passkey', { id });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (proof: Proof | null) => {
      await confirmIdentity(proof);
      await postAuth('delete-user', {});
    },
  });
}
