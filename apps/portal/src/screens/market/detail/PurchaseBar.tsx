import { Button } from '@lima-id/ui';
import { MessageIcon } from '@lima-id/ui/icons';
import { Bar } from './PurchasePanel.styles.ts';

interface PurchaseBarProps {
  main: { label: string; run: () => void; disabled: boolean };
  /** Null without a trial. */
  trial: { run: () => void } | null;
  consult: { label: string; run: () => void };
}

/** The acts of an app's page at the foot of a phone's screen. It takes the place of the side menu, which gives way to `data-foot-bar`. */
export function PurchaseBar({ main, trial, consult }: PurchaseBarProps) {
  return (
    <Bar aria-label="购买与咨询" data-foot-bar="">
      <button type="button" data-part="consult" onClick={consult.run}>
        <MessageIcon size={20} />
        <span>{consult.label}</span>
      </button>
      {trial === null ? null : (
        <Button variant="secondary" onClick={trial.run}>
          免费试用
        </Button>
      )}
      <Button disabled={main.disabled} onClick={main.run}>
        {main.label}
      </Button>
    </Bar>
  );
}
