import { type OpenCamera, openCamera } from './openCamera.ts';
import { ScanSheet } from './ScanDialog.styles.ts';
import { Scanner } from './Scanner.tsx';

interface ScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the identifier that was read, as canonical text; anything else is reported inside the dialog. */
  onFound: (identifier: string) => void;
  /** How the camera is opened; the visitor's own by default. */
  camera?: OpenCamera;
}

/** Reads an identifier by camera or from a picture, on this device: no picture leaves it. */
export default function ScanDialog({ open, onOpenChange, onFound, camera = openCamera }: ScanDialogProps) {
  return (
    <ScanSheet open={open} onOpenChange={onOpenChange} title="扫码查询">
      <Scanner active={open} openCamera={camera} onFound={onFound} onClose={() => onOpenChange(false)} />
    </ScanSheet>
  );
}
