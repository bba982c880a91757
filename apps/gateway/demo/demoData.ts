import type { DeclaredPlace, Element, FieldMask, SceneTemplateCode } from '@lima-id/domain';

/** A scene without its position among the others of its model or batch. */
export interface DemoScene {
  templateCode: SceneTemplateCode;
  name: string;
  icon: string;
  entries: number;
  elements: Element[];
  masks?: FieldMask[];
}

/** Rows of the identifier tables, timestamps as `Date`. */
export interface DemoIdentifiers {
  models: {
    id: number;
    enterprise_prefix: string;
    /** The enterprise's own number. */
    code: string;
    name: string;
    describes: string;
    images: string[];
    gtin?: string;
    places: readonly DeclaredPlace[];
  }[];
  batches: { id: number; model_id: number; code: string; produced_on: Date }[];
  scenes: {
    id: string;
    model_id: number | null;
    batch_id: number | null;
    template_code: SceneTemplateCode;
    name: string;
    icon: string;
    entries: number;
    position: number;
    elements: Element[];
    masks: FieldMask[];
    data_source: string;
    updated_at: Date;
  }[];
  identifiers: {
    registered_at: Date;
    batch_id: number;
    prefix: string;
    suffix: string;
    facts: Record<string, string> | null;
    state: number;
    state_since: Date | null;
  }[];
}
