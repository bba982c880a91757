import { DonePart } from './DonePart.tsx';
import { Box } from './Upload.styles.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface VoucherTileProps {
  /** What the picture is. */
  label: string;
  address: string;
  /** The file as it was sent from this device; null when it was sent earlier. */
  file: File | null;
  onRemove: (() => void) | undefined;
}

/** A voucher that has been sent. */
export function VoucherTile({ label, address, file, onRemove }: VoucherTileProps) {
  const local = useObjectUrl(file);
  return (
    <Box data-state="done">
      <DonePart label={label} source={local ?? address} onRemove={onRemove} />
    </Box>
  );
}
