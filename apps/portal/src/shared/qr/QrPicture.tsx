/** The door through which the QR drawing code is fetched. */
export { QrCode as default } from '@lima-id/ui';
