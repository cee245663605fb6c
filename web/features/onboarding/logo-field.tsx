import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Picture } from '#web/components/picture.tsx';

interface LogoFieldProps {
  logo: File | null;
  /** URL of the stored logo; empty: none. */
  stored?: string;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

/** Only raster images, because SVG can contain scripts (decision A52). */
const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/heic,image/heif';

export function LogoField({ logo, stored = '', error, onChoose }: LogoFieldProps) {
  const [read, setPreview] = useState<string | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  useEffect(() => {
    if (!logo?.type.startsWith('image/')) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      setPreview(typeof reader.result === 'string' ? reader.result : null);
    });
    reader.readAsDataURL(logo);
    return () => {
      setPreview(null);
    };
  }, [logo]);
  return (
    <div>
      <label htmlFor="logo" className="mb-1 block text-sm font-medium">
        Logo
      </label>
      <div className="flex items-center gap-4">
        <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line-strong/50 bg-sunken text-muted">
          <Picture
            src={read ?? stored}
            alt=""
            className="size-full object-cover"
            otherwise={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
          />
        </span>
        <input
          id="logo"
          name="logo"
          type="file"
          accept={pictureTypes}
          aria-describedby="logo-note"
          aria-invalid={error !== undefined}
          onChange={(event) => {
            const file = event.target.files?.[0] ?? null;
            setChosen(file);
            onChoose(file);
          }}
          className="min-w-0 flex-1 text-sm text-muted file:me-3 file:h-9 file:rounded-md file:border file:border-solid file:border-line-strong/60 file:bg-surface file:px-4 file:text-sm file:font-medium file:text-ink"
        />
      </div>
      {/* The field itself names only what was chosen in it, not what was read from the website. */}
      {logo !== null && logo !== chosen && <p className="mt-1 text-sm wrap-anywhere">{logo.name}</p>}
      <p id="logo-note" className={`mt-1 text-sm ${error === undefined ? 'text-muted' : 'font-medium text-red'}`}>
        {error ?? 'Max 2MB • Square recommended (512x512px)'}
      </p>
      {error !== undefined && <p className="text-sm text-muted">Max 2MB • Square recommended (512x512px)</p>}
    </div>
  );
}
