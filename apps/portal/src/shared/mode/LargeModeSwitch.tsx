import { LargeTypeIcon } from '@lima-id/ui/icons';
import { PlainSwitch, Switch } from './LargeModeSwitch.styles.ts';
import { setLargeMode, useLargeMode } from './useLargeMode.ts';

const label = '大字模式';

interface LargeModeSwitchProps {
  /** A button on ink, or a text link. */
  variant?: 'button' | 'plain';
}

/** 大字模式: shows every page with larger type, stronger contrast and larger targets, until it is switched off. */
export function LargeModeSwitch({ variant = 'button' }: LargeModeSwitchProps) {
  const large = useLargeMode();
  const press = { 'aria-pressed': large, onClick: () => setLargeMode(!large) };
  const icon = <LargeTypeIcon size={16} />;
  return variant === 'button' ? (
    <Switch variant="onInk" size="sm" icon={icon} {...press}>
      {label}
    </Switch>
  ) : (
    <PlainSwitch type="button" {...press}>
      {icon}
      <span>{label}</span>
    </PlainSwitch>
  );
}
