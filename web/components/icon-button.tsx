import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button that shows an icon alone: its name is its tooltip. Below the shell, whose tooltips it takes turns with. */
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
