import { isRemoteCheckOk, type RemoteCheckState, remoteCheckItemStatus } from '@lima-id/domain';
import { Spinner } from '@lima-id/ui';
import { AlertIcon, CheckIcon } from '@lima-id/ui/icons';
import { Box, Item, List } from './CheckItems.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';

/** The look of an item: unchecked, scanning, passed, or abnormal. */
type Look = 'notChecked' | 'scanning' | 'fine' | 'abnormal';

function lookOf(check: RemoteCheckState, index: number, value: string): Look {
  const status = remoteCheckItemStatus(check, index);
  if (status !== 'done') return status;
  return isRemoteCheckOk(value) ? 'fine' : 'abnormal';
}

function textOf(look: Look, value: string): string {
  return look === 'abnormal' ? value.trim() || texts.noValue : texts[look];
}

function Mark({ look }: { look: Look }) {
  if (look === 'abnormal') return <AlertIcon size={20} />;
  return (
    <Box data-look={look} aria-hidden="true">
      {look === 'fine' && <CheckIcon size={16} />}
      {look === 'scanning' && <Spinner />}
    </Box>
  );
}

/** The items of a check with their states; a passed one is described in words, not by the machine's value. */
export function CheckItems({ check }: { check: RemoteCheckState }) {
  const rows = check.items.map(({ label, value }, index) => {
    const look = lookOf(check, index, value);
    return { id: `${index}-${label}`, label, look, text: textOf(look, value) };
  });
  return (
    <List aria-label={texts.list}>
      {rows.map(({ id, label, look, text }) => (
        <Item key={id} data-look={look}>
          <Mark look={look} />
          <span data-part="label">{label}</span>
          <span data-part="value">{text}</span>
        </Item>
      ))}
    </List>
  );
}
