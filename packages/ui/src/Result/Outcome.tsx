import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { wrapText } from '../hooks/wrapText.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import { Actions, Told } from '../StatusView/StatusView.styles.ts';
import { Aside, Details, Root, Sign, Text, Title } from './Result.styles.ts';
import type { OutcomeResultProps } from './resultProps.ts';

const icons = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, danger: CloseIcon } as const;

function pictureKind(picture: OutcomeResultProps['picture']): 'icon' | 'drawing' | 'none' {
  if (picture === undefined) return 'icon';
  return picture === null ? 'none' : 'drawing';
}

/** What came of an act, with an icon or drawing in a frame. */
export function Outcome({
  kind,
  titleAs = 'h2',
  title,
  text,
  details,
  actions,
  picture,
  aside,
  ...rest
}: OutcomeResultProps) {
  const Icon = icons[kind];
  return (
    <Root
      {...rest}
      data-kind={kind}
      data-picture={pictureKind(picture)}
      data-aside={aside === undefined ? undefined : ''}
    >
      {picture === null ? null : (
        <Sign aria-hidden={picture === undefined ? true : undefined}>
          {picture ?? <Icon />}
          <FinderFrame />
        </Sign>
      )}
      <div>
        <Told>
          <Title as={titleAs}>{title}</Title>
          {text === undefined ? null : <Text>{wrapText(text)}</Text>}
        </Told>
        {details === undefined ? null : <Details>{details}</Details>}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </div>
      {aside === undefined ? null : <Aside>{aside}</Aside>}
    </Root>
  );
}
