import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { frameTheme } from './frameTheme.ts';
import { chosenLook, type Globals, Surroundings } from './Surroundings.tsx';
import { themes } from './themes.ts';

type Channel = DocsContainerProps['context']['channel'];

/** The values of the toolbar, as Storybook last sent them. */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [sent] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return sent?.globals ?? {};
  });
  useEffect(() => {
    const update = (sent: { globals: Globals }) => setGlobals(sent.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** A page of documentation: Storybook's part of it and our components in it follow the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const { brand, mode } = chosenLook(globals);
  return (
    <DocsContainer context={context} theme={frameTheme(themes[brand][mode])}>
      <Surroundings globals={globals}>{children}</Surroundings>
    </DocsContainer>
  );
}
