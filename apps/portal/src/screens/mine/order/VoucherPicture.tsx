import { useFreshLink } from '../../../shared/upload/freshLink.ts';

interface VoucherPictureProps {
  fileName: string;
  /** Where it can be seen for the next minutes. */
  address: string;
  name: string;
}

/** A voucher, which opens in full in a new tab. */
export function VoucherPicture({ fileName, address, name }: VoucherPictureProps) {
  const shown = useFreshLink(fileName) ?? address;
  return (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={name} width={168} height={126} loading="lazy" />
    </a>
  );
}
