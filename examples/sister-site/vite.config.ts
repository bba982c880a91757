import { drawings } from '@lima-id/ui/drawings';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/brand.ts';

export default defineConfig({
  plugins: [react(), drawings({ brand, base: '/drawings' })],
  // The server writes the nonce of each response in its place.
  html: { cspNonce: 'NONCE-OF-THE-RESPONSE' },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
