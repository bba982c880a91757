import { type OpenCamera, openCamera } from './openCamera.ts';
import { ScanSheet } from './ScanDialog.styles.ts';
import { Scanner } from './Scanner.tsx';

interface ScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives the scanned identifier or code of goods, as canonical text; other content is reported inside the dialog. */
  onFound: (text: string) => void;
  /** How the camera is opened; the visitor's own by default. */
  camera?: OpenCamera;
}

/** Scans an identifier by camera or from a picture, on this device: no picture is uploaded. */
export default function ScanDialog({ open, onOpenChange, onFound, camera = openCamera }: ScanDialogProps) {
  return (
    <ScanSheet open={open} onOpenChange={onOpenChange} title="扫码查询">
      <Scanner active={open} openCamera={camera} onFound={onFound} onClose={() => onOpenChange(false)} />
    </ScanSheet>
  );
}
