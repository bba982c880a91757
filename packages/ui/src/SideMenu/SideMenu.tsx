'use client';
import { type ComponentPropsWithRef, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useLayer } from '../hooks/useLayer.ts';
import { MessageIcon, PhoneIcon, QrCodeIcon, ToTopIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { LazyQrCode } from '../QrCode/LazyQrCode.tsx';
import { goToTop } from '../SectionNav/goTo.ts';
import { Aside, Items, Root } from './SideMenu.styles.ts';
import { sideMenuTexts } from './SideMenu.texts.ts';

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Content of the mini program's QR code. */
  miniProgram: string;
  phone: string;
  /** Called when 在线咨询 is pressed. */
  onContact(): void;
}

/** An entry with a popup on hover and focus; a press keeps it open. */
function useAside() {
  const [reason, setReason] = useState<'closed' | 'passing' | 'kept'>('closed');
  useLayer(reason !== 'closed', () => setReason('closed'));
  return {
    open: reason !== 'closed',
    toggle: () => setReason((now) => (now === 'kept' ? 'closed' : 'kept')),
    itemProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setReason((now) => (now === 'closed' ? 'passing' : now));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setReason((now) => (now === 'passing' ? 'closed' : now));
      },
      onFocus: () => setReason((now) => (now === 'closed' ? 'passing' : now)),
      onBlur: () => setReason('closed'),
    },
  };
}

function MiniProgram({ value, icon, label }: { value: string; icon: ReactNode; label: string }) {
  const texts = useTexts('sideMenu', sideMenuTexts);
  const { open, toggle, itemProps } = useAside();
  const id = useId();
  return (
    <li {...itemProps}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {icon}
        <span data-part="label">{label}</span>
      </button>
      <Aside id={id} data-kind="qr" hidden={!open}>
        {open ? <LazyQrCode value={value} label={texts.qr} width={110} quietZone={8} /> : null}
        <p>{texts.qrNote}</p>
      </Aside>
    </li>
  );
}

function PhoneNumber({ phone, icon, label }: { phone: string; icon: ReactNode; label: string }) {
  const { open, itemProps } = useAside();
  const id = useId();
  return (
    <li {...itemProps}>
      <a href={`tel:${phone}`} aria-describedby={id}>
        {icon}
        <span data-part="label">{label}</span>
      </a>
      <Aside id={id} hidden={!open}>
        <span data-part="number">{phone}</span>
      </Aside>
    </li>
  );
}

/**
 * Service links that are always reachable: beside the content from 1408 px, a column of icons at the edge from 1200 px, below that a bar at
 * the bottom of the screen. The page reserves space for the bar.
 */
export function SideMenu({ miniProgram, phone, onContact, ...rest }: SideMenuProps) {
  const texts = useTexts('sideMenu', sideMenuTexts);
  return (
    <Root aria-label={texts.landmark} {...rest}>
      <Items>
        <MiniProgram value={miniProgram} icon={<QrCodeIcon />} label={texts.miniProgram} />
        <PhoneNumber phone={phone} icon={<PhoneIcon />} label={texts.phone} />
        <li>
          <button type="button" onClick={onContact}>
            <MessageIcon />
            <span data-part="label">{texts.contact}</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={goToTop}>
            <ToTopIcon />
            <span data-part="label">{texts.toTop}</span>
          </button>
        </li>
      </Items>
    </Root>
  );
}
