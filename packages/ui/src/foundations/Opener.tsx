import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';

interface OpenerProps {
  /** Label of the button. */
  label: string;
  /** The dialog, with its state and what it calls when it closes. */
  children: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;
}

/** A button that opens the dialog of an example: an open one would cover the page. */
export function Opener({ label, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, setOpen)}
    </>
  );
}
