// What the bindings of all searches share: buffers held, arrays handed over, bytes read as numbers.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace sobremesa {

template <class Item>
using Array = nanobind::ndarray<nanobind::memview, Item, nanobind::ndim<1>>;

inline std::string_view octets(const nanobind::bytes &bytes) { return {bytes.c_str(), bytes.size()}; }

inline const std::uint8_t *letters_of(const nanobind::bytes &key) {
    return static_cast<const std::uint8_t *>(key.data());
}

// A Python buffer, held as long as this lives.
class Hold {
public:
    explicit Hold(nanobind::handle object) {
        if (PyObject_GetBuffer(object.ptr(), &view, PyBUF_SIMPLE) != 0) throw nanobind::python_error();
    }
    ~Hold() { PyBuffer_Release(&view); }
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;

    std::size_t size() const { return static_cast<std::size_t>(view.len); }

    Py_buffer view;
};

// A row of numbers as a memoryview that owns it; nothing is copied.
template <class Item>
Array<Item> handed_over(std::vector<Item> &&items) {
    auto *kept = new std::vector<Item>(std::move(items));
    nanobind::capsule owner(kept, [](void *pointer) noexcept { delete static_cast<std::vector<Item> *>(pointer); });
    return Array<Item>(kept->data(), {kept->size()}, owner);
}

// Coverage drops modules and imports them again, but a type is known once a process: true when it was so.
template <class Type>
bool is_known(nanobind::module_ &module, const char *name) {
    const nanobind::handle known = nanobind::type<Type>();
    if (!known.is_valid()) return false;
    module.attr(name) = known;
    return true;
}

// One a search; module.cpp calls them all.
void bind_cards(nanobind::module_ &module);
void bind_crossword(nanobind::module_ &module);
void bind_grid(nanobind::module_ &module);
void bind_lines(nanobind::module_ &module);

}  // namespace sobremesa
