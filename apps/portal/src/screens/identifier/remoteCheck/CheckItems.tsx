import { isRemoteCheckOk, type RemoteCheckState, remoteCheckItemStatus } from '@lima-id/domain';
import { listRole, Spinner } from '@lima-id/ui';
import { AlertIcon, CheckIcon } from '@lima-id/ui/icons';
import { Box, Item, List } from './CheckItems.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';

/** The state of an item: unchecked, scanning, passed, or abnormal. */
type ItemState = 'notChecked' | 'scanning' | 'fine' | 'abnormal';

function stateOf(check: RemoteCheckState, index: number, value: string): ItemState {
  const status = remoteCheckItemStatus(check, index);
  if (status !== 'done') return status;
  return isRemoteCheckOk(value) ? 'fine' : 'abnormal';
}

function textOf(state: ItemState, value: string): string {
  return state === 'abnormal' ? value.trim() || texts.noValue : texts[state];
}

function Mark({ state }: { state: ItemState }) {
  if (state === 'abnormal') return <AlertIcon size={20} />;
  return (
    <Box data-state={state} aria-hidden="true">
      {state === 'fine' && <CheckIcon size={16} />}
      {state === 'scanning' && <Spinner />}
    </Box>
  );
}

/** The items of a check with their states; a passed one is described in words, not by the machine's value. */
export function CheckItems({ check }: { check: RemoteCheckState }) {
  const rows = check.items.map(({ label, value }, index) => {
    const state = stateOf(check, index, value);
    return { id: `${index}-${label}`, label, state, text: textOf(state, value) };
  });
  return (
    <List role={listRole} aria-label={texts.list}>
      {rows.map(({ id, label, state, text }) => (
        <Item key={id} data-state={state}>
          <Mark state={state} />
          <span data-part="label">{label}</span>
          <span data-part="value">{text}</span>
        </Item>
      ))}
    </List>
  );
}
