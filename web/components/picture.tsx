import { useState, type ReactNode } from 'react';

interface PictureProps {
  /** URL of the picture; empty or null: none. */
  src: string | null;
  alt: string;
  className: string;
  /** Shown if there is no picture or it can't be loaded. */
  otherwise: ReactNode;
}

/** Shows a picture, never the browser's sign for a broken one. */
export function Picture({ src, alt, className, otherwise }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === '' || src === failed) return otherwise;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      onError={() => {
        setFailed(src);
      }}
    />
  );
}
