import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './build/drawings.ts';

export default defineConfig({
  plugins: [react(), drawings()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
