'use client';
import { wrapText } from '../hooks/wrapText.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Actions, Root, Text, Title, Told } from '../StatusView/StatusView.styles.ts';
import { Tag } from '../Tag/Tag.tsx';
import { RefusedDrawing } from './RefusedDrawing.tsx';
import { Details } from './Result.styles.ts';
import { resultTexts } from './Result.texts.ts';
import type { RefusedResultProps } from './resultProps.ts';

/** A page that this reader may not see, or that is not there; in the layout of StatusView. */
export function RefusedPage({ kind, titleAs = 'h2', title, text, details, actions, ...rest }: RefusedResultProps) {
  const texts = useTexts('result', resultTexts);
  const own = kind === '403' ? texts.forbidden : texts.notFound;
  return (
    <Root {...rest} data-kind={kind}>
      <RefusedDrawing kind={kind} />
      <div>
        <Told>
          <Tag tone="warning">{kind}</Tag>
          <Title as={titleAs}>{title ?? own.title}</Title>
          <Text as="div">{wrapText(text ?? own.text)}</Text>
        </Told>
        {actions === undefined ? null : <Actions>{actions}</Actions>}
        {details === undefined ? null : <Details>{details}</Details>}
      </div>
    </Root>
  );
}
