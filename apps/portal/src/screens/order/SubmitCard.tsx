import { Card } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Yuan } from './OrderTable.tsx';
import { Actions, Submit, Total } from './SubmitCard.styles.ts';

interface SubmitCardProps {
  note?: string;
  /** Null while it is not known. */
  amountFen: number | null;
  /** The way back, then the way on. */
  children: ReactNode;
}

/** The last card before an order: what it comes to, and the ways back and on. */
export function SubmitCard({ note = '', amountFen, children }: SubmitCardProps) {
  return (
    <Card padding="none">
      <Submit>
        <p>{note}</p>
        <Total>
          <span>{amountFen === null ? '应付金额 —' : '应付金额 '}</span>
          {amountFen === null ? null : <Yuan amountFen={amountFen} />}
        </Total>
        <Actions>{children}</Actions>
      </Submit>
    </Card>
  );
}
