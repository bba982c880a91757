import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { cleanupIntervalMs } from './limits.ts';
import { mountPrivatePictures } from './mountPrivatePictures.ts';
import type { PrivatePictures } from './privatePictures.ts';
import { privateRefusals } from './refusals.ts';
import type { UploadParts } from './uploadRow.ts';
import { createUploads } from './uploads.ts';

/** Private pictures: chunked uploads, and expiring links for owners and reviewers. */
export function createPrivatePictureSubject(parts: UploadParts, pictures: PrivatePictures): Subject {
  const uploads = createUploads(parts);
  return {
    name: 'privatePicture',
    mount(app) {
      mountPrivatePictures(app, parts);
      mount(app, contract.uploadPrivate, (request, context) => uploads.takeWhole(callerOf(context), request));
      mount(app, contract.uploadCompanyPrivate, (request, context) => uploads.takeWhole(callerOf(context), request));
      mount(app, contract.beginUpload, (request, context) => uploads.begin(callerOf(context), request));
      mount(app, contract.sendUploadPart, (request, context) => uploads.takePart(callerOf(context), request));
      mount(app, contract.linkPrivatePicture, async ({ fileName }, context) => {
        const link = await pictures.link(fileName, callerOf(context));
        return link === null ? { failure: privateRefusals.unknown } : { data: link };
      });
    },
    jobs: () => [
      { name: 'private picture cleanup', everyMs: cleanupIntervalMs, run: (ending) => pictures.cleanUp(ending) },
    ],
  };
}
