import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from './config/config.ts';
import { identifyNobody, identifyNoEnterprise } from './platform/authorisation/caller.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import { answerUnknown } from './platform/http/api.ts';
import { answerBrokenRequest } from './platform/http/brokenRequest.ts';
import { holdBrowserPage } from './platform/http/browserPage.ts';
import { serveDesignSite } from './platform/http/designSite.ts';
import { mountDocumentation } from './platform/http/documentation.ts';
import { drainOnClose } from './platform/http/drain.ts';
import { answerError, answerUnroutable, readJsonOnly, refuseUnreadableAddresses } from './platform/http/errors.ts';
import type { FormLimits } from './platform/http/forms/formLimits.ts';
import { holdForms } from './platform/http/forms/forms.ts';
import { readForms } from './platform/http/input.ts';
import { servePortal } from './platform/http/portal.ts';
import { watchForProxy } from './platform/http/proxyWatch.ts';
import { defaultRateLimit, limitRate, type RateLimit } from './platform/http/rateLimit.ts';
import { mountReadiness } from './platform/http/readiness.ts';
import { withoutOrigin } from './platform/http/requestedAddress.ts';
import { requestIdHeader, requestIdOf } from './platform/http/requestId.ts';
import { logRequests } from './platform/http/requestLog.ts';
import { dataHeaders, pageHeaders } from './platform/http/securityHeaders.ts';
import { refuseUnreadBodies } from './platform/http/unreadBody.ts';
import { createJobs } from './platform/job/jobs.ts';
import { logOptions } from './platform/log/log.ts';
import type { LogStream } from './platform/log/logStream.ts';
import type { Store } from './schema/store.ts';
import type { Subject } from './schema/subject.ts';

export interface AppOptions {
  config: Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl' | 'clientCredential'>;
  store: Store;
  subjects: readonly Subject[];
  /** Temporary folder of form files: its cleanup job deletes those that are old by the gateway's own clock. */
  uploadDir: string;
  /** Limits of concurrent forms with files; the defaults when absent. */
  formLimits?: FormLimits;
  /** Folder of the built portal; without it only the API is served. */
  portalDir?: string;
  /** Folder of the built Storybook; without it there is none. */
  designDir?: string | undefined;
  clock?: Clock;
  /** Rate limit per address; `false` disables it, for benchmarks. The default when absent. */
  rateLimit?: RateLimit | false;
  /** Configuration warnings of the startup for /readyz, in Chinese; none when absent. */
  warnings?: readonly string[];
  /** Log destination; nothing is logged when absent. */
  logStream?: LogStream;
}

/** Maximum bytes of a JSON body. */
const bodyLimit = 65_536;

/** Milliseconds in which a request must have arrived (slowloris protection). */
const arrivalMs = 30_000;

/** Keep-alive timeout in ms; longer than the minute of common load balancers, which must close first. */
const keepAliveMs = 72_000;

/** Trusted proxies; the connection itself is hop 0. */
function trustOf(trusted: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

function createServer(options: AppOptions): FastifyInstance {
  const { config, logStream } = options;
  const app = Fastify({
    logger: logStream === undefined ? false : logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: arrivalMs,
    keepAliveTimeout: keepAliveMs,
    trustProxy: trustOf(config.trustProxy),
    requestIdHeader: false,
    genReqId: requestIdOf,
    // The router leaves the origin out: whatever reads the URL after it has to read the same.
    rewriteUrl: withoutOrigin,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(error, request, reply) {
      // No hooks have run: an unparsable URL has no route.
      reply.headers(dataHeaders).header(requestIdHeader, request.id);
      answerUnroutable(error, request, reply as FastifyReply);
    },
  });
  holdBrowserPage(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(dataHeaders).header(requestIdHeader, request.id);
    done();
  });
  app.setErrorHandler(answerError);
  readJsonOnly(app);
  drainOnClose(app);
  refuseUnreadBodies(app);
  logRequests(app);
  refuseUnreadableAddresses(app);
  return app;
}

/** Builds the gateway without listening: routes of the subjects, health, documentation and the portal. Tests inject requests into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, subjects, portalDir, designDir, clock = systemClock, rateLimit = defaultRateLimit } = options;
  const { uploadDir: folder, formLimits: limits, logStream } = options;
  const app = createServer(options);
  const proxyWarnings = watchForProxy(app, options.config.trustProxy !== false);
  await readForms(app);
  const formCleanup = await holdForms(app, clock, { folder, limits });
  app.decorate('identify', subjects.find(({ identify }) => identify !== undefined)?.identify ?? identifyNobody);
  app.decorate(
    'identifyEnterprise',
    subjects.find(({ identifyEnterprise }) => identifyEnterprise !== undefined)?.identifyEnterprise ??
      identifyNoEnterprise,
  );
  app.decorate('publicHttps', options.config.publicUrl?.startsWith('https:') ?? false);
  app.decorate('clientCredential', options.config.clientCredential);
  const limit = rateLimit === false ? undefined : await limitRate(app, rateLimit);
  for (const subject of subjects) subject.mount(app, store, clock);
  const jobs = createJobs([formCleanup, ...subjects.flatMap((subject) => subject.jobs?.() ?? [])], clock, app.log);
  app.addHook('onReady', async () => {
    jobs.start();
    for (const subject of subjects) subject.start?.();
  });
  // While requests in progress are finished: jobs that began to end after them would not end in time.
  app.addHook('preClose', async () => jobs.abort());
  app.addHook('onClose', async () => {
    await jobs.stop();
    for (const subject of subjects) await subject.stop?.();
  });
  mountReadiness(app, store, {
    jobs: () => jobs.report(),
    warnings: () => [...(options.warnings ?? []), ...proxyWarnings(), ...(logStream?.warnings() ?? [])],
  });
  mountDocumentation(app, options.config.publicUrl);
  answerUnknown(app, limit);
  if (designDir !== undefined) await app.register((pages) => serveDesignSite(pages, designDir));
  if (portalDir !== undefined) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', (_request, reply, done) => {
        reply.headers(pageHeaders);
        done();
      });
      await servePortal(pages, portalDir, {
        pages: subjects.flatMap((subject) => subject.drawnPages?.() ?? []),
        origin: options.config.publicUrl ?? '',
        now: () => clock.now(),
        listPages: async () => (await Promise.all(subjects.map((subject) => subject.listPages?.() ?? []))).flat(),
      });
    });
  }
  return app;
}
