import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button with only an icon, whose name is its tooltip. Must be inside the shell, which provides the tooltips. */
export function IconButton({
  'aria-label': name,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'size'> & { 'aria-label': string }) {
  return (
    <Tooltip text={name}>
      <Button size="icon" aria-label={name} {...rest} />
    </Tooltip>
  );
}
