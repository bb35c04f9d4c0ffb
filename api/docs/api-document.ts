/** The parts of an OpenAPI 3.1 document that the readable page shows. */
export interface ApiDocument {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  /** Messages to other systems, by the name of the event. */
  webhooks?: Record<string, { post: WebhookOperation }>;
  /** `name` of the header, where it is one of its own. */
  components: { securitySchemes: Record<string, { name?: string; description: string }> };
}

export interface WebhookOperation extends Operation {
  requestBody: { content: Record<string, { schema: JsonSchema; example: object }> };
}

export interface Operation {
  summary: string;
  description?: string;
  security?: Array<Record<string, string[]>>;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

/** JSON Schema as the contract's schemas produce it. */
export interface JsonSchema {
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}
