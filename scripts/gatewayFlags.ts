import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for the gateway. The limit is far above what it needs: V8 grows a heap that may become large by larger steps before it
 * collects, and without it the gateway holds some 200 MB more during a large import. The young generation grows to three times its semi-space.
 */
export const gatewayFlags = [
  '--conditions=@lima-id/source',
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=512',
  '--max-semi-space-size=4',
];

/**
 * Environment of the gateway. glibc gives each thread an arena of its own, up to eight for each processor, and returns little of them: the
 * gateway's threads share two. It also takes ever larger blocks from these arenas once one was given back; with a fixed threshold those from
 * 128 KiB on are mapped, and returned when they are free: 50 MB less after the parts of a large upload. Node keeps what it compiled of the
 * gateway's modules: the next start loads them in two thirds of the time, and without the compiler of TypeScript in its memory.
 */
export const gatewayEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/lima-gateway', import.meta.url)),
};
