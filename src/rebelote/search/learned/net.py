"""A small net of two hidden layers: read from half-precision numbers, run with or without NumPy."""

from array import array
from collections.abc import Sequence
from functools import cache
from operator import mul
from struct import unpack
from typing import Any

from rebelote.search.learned.features import INPUTS, OUTPUTS

HIDDEN = 128
SHAPES = ((INPUTS, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, OUTPUTS))
SCALE = 100.0
"""The net's unit in marks."""


def read_weights(content: bytes) -> list[tuple[list[float], list[float]]]:
    """Weights and biases of each layer, row by row of inputs. Raises ValueError for another size."""
    wanted = sum(rows * columns + columns for rows, columns in SHAPES)
    if len(content) != 2 * wanted:
        raise ValueError(f"{len(content)} bytes of weights, expected {2 * wanted}")
    numbers = list(unpack(f"<{wanted}e", content))
    layers, at = [], 0
    for rows, columns in SHAPES:
        weights = numbers[at : at + rows * columns]
        at += rows * columns
        layers.append((weights, numbers[at : at + columns]))
        at += columns
    return layers


@cache
def arrays() -> Any:
    """NumPy, or None where there is none; loaded with the first net, since pages are served without any."""
    try:
        import numpy
    except ImportError:
        return None
    return numpy


class Net:
    """Values of calls, in marks, for rows of inputs."""

    __slots__ = ("_columns", "_layers")

    def __init__(self, content: bytes) -> None:
        layers, numpy = read_weights(content), arrays()
        self._layers: Any = None
        self._columns: Any = None
        if numpy is not None:
            self._layers = [
                (
                    numpy.array(weights, numpy.float32).reshape(shape),
                    numpy.array(bias, numpy.float32),
                )
                for (weights, bias), shape in zip(layers, SHAPES, strict=True)
            ]
        else:
            self._columns = [
                ([array("d", weights[at::columns]) for at in range(columns)], bias)
                for (weights, bias), (_, columns) in zip(layers, SHAPES, strict=True)
            ]

    def values(self, rows: Sequence[Sequence[float]]) -> list[list[float]]:
        """The values of all calls for each row, in marks."""
        if self._layers is None:
            return [self._plain(row) for row in rows]
        numpy = arrays()
        x = numpy.array(rows, numpy.float32)
        for number, (weights, bias) in enumerate(self._layers):
            x = x @ weights + bias
            if number + 1 < len(self._layers):
                x = numpy.maximum(x, 0)
        return (x * SCALE).tolist()  # type: ignore[no-any-return]

    def first(self, hands: Any) -> Any:
        """The part of the first layer that comes from the hands, for arrays of their numbers."""
        return hands @ self._layers[0][0][: hands.shape[1]]

    def rest(self, first: Any, talk: Any) -> Any:
        """Values in marks: hands times denominations as `first` made them, with the talk of each denomination."""
        numpy, ((weights, bias), *others) = arrays(), self._layers
        x = first + (talk @ weights[-talk.shape[1] :] + bias)[None, :, :]
        for more, shift in others:
            x = numpy.maximum(x, 0) @ more + shift
        return x * SCALE

    def _plain(self, row: Sequence[float]) -> list[float]:
        """The same without NumPy, some hundred times slower."""
        x = list(row)
        for number, (columns, bias) in enumerate(self._columns):
            x = [sum(map(mul, x, column)) + more for column, more in zip(columns, bias, strict=True)]
            if number + 1 < len(self._columns):
                x = [max(each, 0.0) for each in x]
        return [each * SCALE for each in x]
