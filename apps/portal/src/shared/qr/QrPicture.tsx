/** The lazy module with the code that draws QR codes. */
export { QrCode as default } from '@lima-id/ui';
