'use client';
import { DonePart } from './DonePart.tsx';
import { Box } from './Upload.styles.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface VoucherTileProps {
  /** Accessible name of the picture. */
  label: string;
  address: string;
  /** The local file; null when it was uploaded earlier. */
  file: File | null;
  onRemove: (() => void) | undefined;
}

/** An uploaded voucher. */
export function VoucherTile({ label, address, file, onRemove }: VoucherTileProps) {
  const local = useObjectUrl(file);
  return (
    <Box data-state="done">
      <DonePart label={label} source={local ?? address} onRemove={onRemove} />
    </Box>
  );
}
