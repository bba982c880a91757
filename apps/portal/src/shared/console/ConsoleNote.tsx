import { InlineAlert } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { useAddressQuery } from '../page/useAddressQuery.ts';
import { wantedConsole } from './consolePages.ts';

interface ConsoleNoteProps {
  /** The name of the requested app, where it is known. */
  app?: string | undefined;
}

/** Explains to a visitor of the console, while there is none, what this page offers instead, and the contact for an app. */
export function ConsoleNote({ app }: ConsoleNoteProps) {
  const [search] = useAddressQuery();
  if (!wantedConsole(search)) return null;
  return (
    <InlineAlert tone="info" live={app !== undefined} title="企业控制台尚未开放">
      {app === undefined
        ? '开放之前，您可以在这里查看企业的订单、试用与发票。'
        : `“${app}”将在企业控制台中使用。如需提前开通，请致电 ${brand.phone}（${brand.hours}）。`}
    </InlineAlert>
  );
}
