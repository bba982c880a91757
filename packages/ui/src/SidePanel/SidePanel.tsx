'use client';
import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Modal, ModalBody } from '../Modal/Modal.tsx';
import type { ModalOptions } from '../Modal/modalOptions.ts';
import { Panel } from './SidePanel.styles.ts';
import { sidePanelTexts } from './SidePanel.texts.ts';

export interface SidePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'>, ModalOptions {
  /** Title and accessible name of the panel, always visible in its header. */
  title: ReactNode;
  /** A sentence at the start of the body, announced with the title. */
  description?: ReactNode;
  /** Buttons in the fixed footer: one takes the whole width, several share it, cancel first. */
  footer?: ReactNode;
  /** A line below the buttons, e.g. a link to another panel. */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A panel from the right edge for a task next to the page; full screen on phones. The focus moves to the first control of its body, is
 * trapped inside, and returns on close.
 */
export function SidePanel({ title, description, footer, note, children, ...rest }: SidePanelProps) {
  const texts = useTexts('sidePanel', sidePanelTexts);
  return (
    <Modal {...rest} panel={Panel} described={description !== undefined} closeLabel={texts.close}>
      <div data-part="head">
        <Title data-part="title">{title}</Title>
      </div>
      <ModalBody>
        {description === undefined ? null : <Description data-part="description">{description}</Description>}
        {wrapText(children)}
      </ModalBody>
      {footer === undefined && note === undefined ? null : (
        <div data-part="footer">
          {footer === undefined ? null : <div data-part="buttons">{footer}</div>}
          {note === undefined ? null : <div data-part="note">{note}</div>}
        </div>
      )}
    </Modal>
  );
}
