// What the loops need of WebGL 2: a canvas, programs whose uniforms are set by name, and textures to draw into.

export function openCanvas() {
  const canvas = document.querySelector('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true, alpha: false });
  gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('EXT_float_blend');
  gl.bindVertexArray(gl.createVertexArray());
  return { gl, width: canvas.width, height: canvas.height };
}

/** One triangle over the whole canvas; `at` runs from 0 to 1 in both directions. */
const wholeCanvasVertex = `#version 300 es
  out vec2 at;
  void main() {
    at = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
    gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
  }`;

function compile(gl, type, source) {
  const shader = gl.createShader(type);
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
  return shader;
}

/** `use` binds the program and sets uniforms: numbers, pairs of numbers, or targets to read from. */
export function createProgram(gl, fragment, vertex = wholeCanvasVertex) {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  const set = (name, value, unit = 0) => {
    const place = gl.getUniformLocation(program, name);
    if (typeof value === 'number') gl.uniform1f(place, value);
    else if (Array.isArray(value)) gl.uniform2f(place, ...value);
    else {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value.texture);
      gl.uniform1i(place, unit);
    }
  };
  const use = (uniforms) => {
    gl.useProgram(program);
    for (const [unit, [name, value]] of Object.entries(uniforms).entries()) set(name, value, unit);
  };
  return { use, set };
}

/** A half-float picture to draw into, so that light can be brighter than white until it is developed. */
export function createTarget(gl, width, height) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, width, height, 0, gl.RGBA, gl.HALF_FLOAT, null);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const use = () => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.viewport(0, 0, width, height);
  };
  return { texture, width, height, use };
}

/** Resolves when what was drawn is on the screen and can be photographed. */
export function paintFrame(gl) {
  gl.finish();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
