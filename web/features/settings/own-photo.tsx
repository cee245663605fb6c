import { useRef, useState } from 'react';
import { logoSizeText } from '#contract/company.ts';
import { limits } from '#contract/limits.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { fullName, useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useChangePhoto } from './profile.api.ts';

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/heic', 'image/heif'];

export function OwnPhoto() {
  const { user } = useMember();
  const change = useChangePhoto();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const choose = (photo: File | null, done: string) => {
    if (change.isPending) return;
    const text =
      photo === null
        ? ''
        : photo.size >= limits.logo.bytes
          ? logoSizeText
          : pictureTypes.includes(photo.type)
            ? ''
            : 'Choose a PNG, JPEG, WebP, GIF or HEIC picture';
    setProblem(text);
    if (text !== '') return;
    change.mutate(photo, {
      onSuccess: () => {
        showToast({ title: done });
      },
    });
  };
  const failed = problem !== '' ? problem : change.isError ? messageOf(change.error) : '';
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={fullName(user)} image={user.image} large />
      <input
        ref={file}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label="Photo"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const photo = event.target.files?.[0];
          event.target.value = '';
          if (photo !== undefined) choose(photo, 'Photo saved');
        }}
      />
      <Button aria-disabled={change.isPending} onClick={() => file.current?.click()}>
        {change.isPending ? 'Saving...' : user.image === null ? 'Upload photo' : 'Change photo'}
      </Button>
      {user.image !== null && (
        <Button
          look="quiet"
          aria-disabled={change.isPending}
          onClick={() => {
            choose(null, 'Photo removed');
          }}
        >
          Remove photo
        </Button>
      )}
      <p
        role={failed === '' ? undefined : 'alert'}
        className={`text-sm ${failed === '' ? 'text-muted' : 'font-medium text-red'}`}
      >
        {failed === '' ? 'Up to 2 MB. Square pictures look best.' : failed}
      </p>
    </div>
  );
}
