import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { sweepMs } from './limits.ts';
import { mountPrivatePictures } from './mountPrivatePictures.ts';
import type { PrivatePictures } from './privatePictures.ts';
import { privateRefusals } from './refusals.ts';
import type { UploadParts } from './uploadRow.ts';
import { createUploads } from './uploads.ts';

/** Pictures for their owners and for reviewers: uploaded in parts, seen by links that expire. */
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
    jobs: () => [{ name: 'private picture cleanup', everyMs: sweepMs, run: () => pictures.sweep() }],
  };
}
