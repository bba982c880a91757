import type { DeclaredPlace, Element, FieldMask, IdentifierState, SceneTemplateCode } from '@lima-id/domain';

/** A scene without its position among the others of its model or batch. */
export interface DemoScene {
  templateCode: SceneTemplateCode;
  name: string;
  icon: string;
  elements: Element[];
  masks?: FieldMask[];
}

/** What enterprises register: see `registerDemo`. Ids link the parts to each other, in the order in which they are added. */
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
    state: IdentifierState;
    /** When it got its state, unless it was registered with it. */
    state_since: Date | null;
  }[];
}
