'use client';
import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithoutRef, CSSProperties, ReactNode, Ref } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Modal, ModalBody } from '../Modal/Modal.tsx';
import type { ModalOptions } from '../Modal/modalOptions.ts';
import { Panel } from './Dialog.styles.ts';
import { dialogTexts } from './Dialog.texts.ts';

export type { InitialFocus, ModalChange, ModalReason } from '../Modal/modalOptions.ts';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'>, ModalOptions {
  /** Title and accessible name of the dialog, always visible. */
  title: ReactNode;
  /** A sentence under the title, announced with it. */
  description?: ReactNode;
  /** Buttons on the right, cancel first; on phones they share the width. */
  footer?: ReactNode;
  /** Width in px from tablets up; 520 by default. On phones a full-width sheet. */
  width?: number | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A modal dialog. The focus moves to the first control of its body, is trapped inside, and returns on close. */
export function Dialog({ title, description, footer, width, style, children, ...rest }: DialogProps) {
  const texts = useTexts('dialog', dialogTexts);
  const size = {
    '--dialog-width': width === undefined ? 'var(--lima-layout-dialog-width)' : `${width}px`,
    ...style,
  } as CSSProperties;
  return (
    <Modal {...rest} panel={Panel} described={description !== undefined} closeLabel={texts.close} style={size}>
      <div data-part="head">
        <Title data-part="title">{title}</Title>
        {description === undefined ? null : <Description data-part="description">{description}</Description>}
      </div>
      <ModalBody>{children}</ModalBody>
      {footer === undefined ? null : <div data-part="footer">{footer}</div>}
    </Modal>
  );
}
